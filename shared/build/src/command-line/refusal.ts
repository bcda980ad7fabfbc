/** What somebody is told in one line: what is wrong, and what to do. */
export class Refusal extends Error {}
