/** On every answer, whoever it comes from: TLS only, no frames, no guessed types, nothing told to other sites. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer=()',
    'camera=()',
    'clipboard-write=(self)',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'hid=()',
    'microphone=()',
    'payment=()',
    'publickey-credentials-get=()',
    'screen-wake-lock=()',
    'serial=()',
    'usb=()',
  ].join(', '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Of all that is data, a script or a picture, and never a page. */
export const NOT_A_PAGE = "default-src 'none'; sandbox";
