import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Preview } from './preview';
import { MAX_BYTES, PICTURE_TYPES, type PictureProblem, problemOf } from './picture-rules';
import styles from './file-drop.module.css';

export type Upload =
  | { readonly kind: 'none' }
  /** `share` from 0 to 1; `null` while it is not known. */
  | { readonly kind: 'sending'; readonly file: File; readonly share: number | null }
  | { readonly kind: 'done'; readonly file: File }
  /** Why, in the user's language; the server's words as they came. */
  | { readonly kind: 'failed'; readonly file: File; readonly message: string };

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly texts: {
    /** "Drop a picture here or" */
    readonly drop: string;
    readonly pick: string;
    readonly replace: string;
    readonly remove: string;
    readonly sending: string;
    readonly problems: Readonly<Record<PictureProblem, string>>;
  };
  readonly upload: Upload;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
  /** From the form around it. */
  readonly error?: string | undefined;
  readonly maxBytes?: number;
}

/** One picture, dropped or picked. It is checked here before anything is sent, and again by the server. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, texts, upload, onPick, onRemove, error, maxBytes = MAX_BYTES } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const message = messageOf(problem, props, error);

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || upload.kind === 'sending') return;
    const found = await problemOf(files, maxBytes);
    setProblem(found);
    if (found === null && files[0] !== undefined) onPick(files[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the pointer's way; the button is everyone's
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-told`}
      className={`${styles.drop} ${isOver ? styles.over : ''} ${message === null ? '' : styles.wrong}`}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      {upload.kind === 'none' ? <ImageUp className={styles.icon} size={24} aria-hidden /> : <Sent {...props} />}
      {upload.kind === 'none' ? <p className={styles.invitation}>{texts.drop}</p> : null}
      <div className={styles.actions}>
        <Button size="small" loading={upload.kind === 'sending'} onClick={() => input.current?.click()}>
          {upload.kind === 'none' ? texts.pick : texts.replace}
        </Button>
        {upload.kind === 'none' || upload.kind === 'sending' ? null : (
          <Button size="small" variant="quiet" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept={PICTURE_TYPES.join(',')}
        aria-label={label}
        tabIndex={-1}
        onChange={event => {
          void take([...(event.target.files ?? [])]);
          // So that the same file can be picked again after it failed.
          event.target.value = '';
        }}
      />
      <div id={`${id}-told`} className={styles.told}>
        {message === null ? null : <p className={styles.error}>{message}</p>}
        <p>{hint}</p>
      </div>
    </fieldset>
  );
}

function Sent({ upload, texts }: FileDropProps) {
  const file = upload.kind === 'none' ? null : upload.file;
  if (file === null) return null;
  return (
    <div className={styles.sent}>
      <Preview picture={file} alt={file.name} />
      <p className={styles.name}>{file.name}</p>
      {upload.kind === 'sending' ? (
        <progress className={styles.progress} aria-label={texts.sending} max={1} value={upload.share ?? undefined} />
      ) : null}
    </div>
  );
}

function messageOf(problem: PictureProblem | null, { upload, texts }: FileDropProps, error?: string): string | null {
  if (problem !== null) return texts.problems[problem];
  if (upload.kind === 'failed') return upload.message;
  return error === undefined || error === '' ? null : error;
}
