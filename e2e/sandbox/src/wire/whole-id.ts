/** Ids on the wire may be any text; ours are whole numbers, each written in one way, and nothing has a negative one. */
export const wholeOf = (id: string): number => (/^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : -1);
