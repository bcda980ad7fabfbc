import react from 'react';
import reactDom from 'react-dom';
import client from 'react-dom/client';

/** One of each for the shell and all areas: none of them puts a function of its own into the place of a shared one. */
export function keepShared(): void {
  for (const shared of [react, reactDom, client]) Object.freeze(shared);
}
