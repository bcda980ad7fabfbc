/** Ids on the wire may be any text; ours are whole numbers, and nothing has a negative one. */
export const wholeOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);
