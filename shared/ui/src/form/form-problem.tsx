import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './form-problem.module.css';

/** What the server said about the form as a whole. Read out by taking the focus: the suite has one live region only. */
export function FormProblem({ text }: { readonly text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={styles.problem}>
      <CircleAlert size={16} aria-hidden />
      {text}
    </p>
  );
}
