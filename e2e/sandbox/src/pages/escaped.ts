const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it: nothing in it can become a tag or end an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
