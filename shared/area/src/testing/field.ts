import { screen } from '@testing-library/react';

/** What is typed into: a choice or a form may have the same name. */
const TYPED_INTO = { selector: 'input:not([type="radio"])' };

export const field = (name: string) => screen.getByLabelText(name, TYPED_INTO);
export const findField = (name: string) => screen.findByLabelText(name, TYPED_INTO);
