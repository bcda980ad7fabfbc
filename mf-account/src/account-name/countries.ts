/**
 * Every country and territory that has a calling code, in the server's order: where the exchange began first, then by
 * calling code. Told by region code; `Intl.DisplayNames` has the names.
 */
const IN_ORDER = `
  MY60 AU61 ID62 PH63 NZ64 SG65 TH66 BN673 JP81 KR82 VN84 HK852 MO853 KH855 LA856 TW886 MM95 CN86 US1 CA1 BS1242
  BB1246 AI1264 AG1268 VG1284 VI1340 KY1345 BM1441 GD1473 TC1649 JM1876 MS1664 MP1670 GU1671 AS1684 SX1721 LC1758
  DM1767 VC1784 PR1787 DO1809 TT1868 KN1869 RU7 KZ7 EG20 SS211 MA212 EH212 DZ213 TN216 LY218 GM220 SN221 MR222
  ML223 GN224 CI225 BF226 NE227 TG228 BJ229 MU230 LR231 SL232 GH233 NG234 TD235 CF236 CM237 CV238 ST239 GQ240
  GA241 CG242 CD243 AO244 GW245 IO246 AC247 SC248 SD249 RW250 ET251 SO252 DJ253 KE254 TZ255 UG256 BI257 MZ258
  ZM260 MG261 RE262 YT262 ZW263 NA264 MW265 LS266 BW267 SZ268 KM269 ZA27 SH290 ER291 AW297 FO298 GL299 GR30 NL31
  BE32 FR33 ES34 GI350 PT351 LU352 IE353 IS354 AL355 MT356 CY357 FI358 AX358 BG359 HU36 LT370 LV371 EE372 MD373
  AM374 BY375 AD376 MC377 SM378 UA380 RS381 ME382 XK383 HR385 SI386 BA387 MK389 IT39 VA39 RO40 CH41 CZ420 SK421
  LI423 AT43 GB44 GG44 IM44 JE44 DK45 SE46 NO47 SJ47 PL48 DE49 FK500 BZ501 GT502 SV503 HN504 NI505 CR506 PA507
  PM508 HT509 PE51 MX52 CU53 AR54 BR55 CL56 CO57 VE58 GP590 BL590 MF590 BO591 GY592 EC593 GF594 PY595 MQ596 SR597
  UY598 CW599 BQ599 CX61 CC61 TL670 NF672 NR674 PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682 NU683 WS685 KI686
  NC687 TV688 PF689 TK690 FM691 MH692 KP850 BD880 TR90 IN91 PK92 AF93 LK94 MV960 LB961 JO962 SY963 IQ964 KW965
  SA966 YE967 OM968 PS970 AE971 IL972 BH973 QA974 BT975 MN976 NP977 IR98 TJ992 TM993 AZ994 GE995 KG996 UZ998
`;

export interface Country {
  /** ISO 3166 region code. */
  readonly region: string;
  /** Digits. */
  readonly callingCode: string;
}

export const COUNTRIES: readonly Country[] = IN_ORDER.trim()
  .split(/\s+/)
  .map(entry => ({ region: entry.slice(0, 2), callingCode: entry.slice(2) }));

/** account.country-list: by its place. */
const PRESELECTED_INDEX = 17;
export const PRESELECTED = COUNTRIES[PRESELECTED_INDEX]?.region ?? 'CN';

export function callingCodeOf(region: string): string {
  return COUNTRIES.find(country => country.region === region)?.callingCode ?? '';
}

/** Where a number that was written with its calling code is at home; whichever is preselected, without one. */
export function regionOf(typed: string): string {
  const callingCode = callingCodeIn(typed.replace(/^00/, '+'));
  return COUNTRIES.find(country => country.callingCode === callingCode)?.region ?? PRESELECTED;
}

/** The calling code that an E.164 number begins with: no code is the beginning of a number in a longer one. */
export function callingCodeIn(international: string): string {
  const codes = COUNTRIES.map(({ callingCode }) => callingCode).filter(code => international.startsWith(`+${code}`));
  return codes.toSorted((one, other) => other.length - one.length)[0] ?? '';
}
