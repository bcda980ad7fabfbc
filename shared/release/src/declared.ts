/**
 * The declared fields of a loosely read object: what a newer version of us wrote beside them is kept at run time,
 * so that an older one can write the document back whole, but code may only name what is declared here.
 */
export type Declared<Read> = Read extends readonly (infer Entry)[]
  ? Declared<Entry>[]
  : Read extends object
    ? IsMap<Read> extends true
      ? { [Key in keyof Read]: Declared<Read[Key]> }
      : { [Key in keyof Read as string extends Key ? never : Key]: Declared<Read[Key]> }
    : Read;

/** Keyed by any string and nothing else: a record, not an object with further fields. */
type IsMap<Read> = string extends keyof Read
  ? [keyof { [Key in keyof Read as string extends Key ? never : Key]: true }] extends [never]
    ? true
    : false
  : false;
