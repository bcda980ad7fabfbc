/** Of a button that shows no words: read out once, and shown under the pointer, which would be read out as a description. */
export const named = (name: string) => ({ 'aria-label': name, title: name, 'aria-description': '' });
