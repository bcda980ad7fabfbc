import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './form-problem.module.css';

interface FormProblemProps {
  readonly text: string;
  /** Whether who pressed is still there (look.focus-follows-press). */
  readonly takesFocus: () => boolean;
}

/** What the server said about the form as a whole. Read out by taking the focus: the suite has one live region only. */
export function FormProblem({ text, takesFocus }: FormProblemProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const mayTakeIt = useRef(takesFocus);
  useEffect(() => {
    if (mayTakeIt.current()) place.current?.focus();
  }, []);
  return (
    <p ref={place} tabIndex={-1} className={styles.problem}>
      <CircleAlert size={16} aria-hidden />
      {text}
    </p>
  );
}
