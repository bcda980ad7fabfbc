import { useHold } from '@tradefloor/area';
import { useKeptDraft } from '@tradefloor/area/act';
import { usePicture } from '@tradefloor/area/picture';
import { useOnline } from '@tradefloor/platform/react';
import { Button, IconButton, isComposing, PICTURE_TYPES, Preview, problemOf } from '@tradefloor/ui';
import { ImagePlus, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat.module.css';
import { RoomLeft } from './room-left';
import type { Saying } from './use-saying';
import { type Deal, lineOf, roomLeft } from './words';

const readDraft = (kept: object) => ({ text: 'text' in kept && typeof kept.text === 'string' ? kept.text : '' });

/** Where the user writes: Enter sends, and what was typed is still there after leaving. */
export function Composer({ deal, saying }: { readonly deal: Deal; readonly saying: Saying }) {
  const { t } = useTranslation();
  const id = useId();
  const isOnline = useOnline();
  const draft = useKeptDraft(`words ${deal.of} ${deal.id}`, readDraft);
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const [address, setAddress] = useState('');
  const { upload, pick, remove } = usePicture(setAddress);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useHold(upload.kind === 'none' ? null : 'ask');
  const left = roomLeft(text);
  const line = lineOf(text);
  const isReady = (line !== '' || upload.kind === 'done') && upload.kind !== 'sending' && (left ?? 0) >= 0 && isOnline;

  const write = (typed: string) => {
    setText(typed);
    if (typed === '') draft.forget();
    else draft.keep({ text: typed });
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady) return;
    saying.say(line, upload.kind === 'done' ? address : null);
    write('');
    remove();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    const problem = await problemOf(files);
    setRefused(problem === null ? null : t(`chat.problem.${problem}`));
    if (problem === null) await pick(file);
  };
  const told =
    refused ??
    (upload.kind === 'failed' ? upload.message : null) ??
    saying.problem ??
    (isOnline ? null : t('chat.offline'));

  return (
    <form className={styles.composer} onSubmit={send}>
      {upload.kind === 'none' ? null : (
        <div className={styles.attached}>
          <Preview picture={upload.file} alt={t('chat.attached')} />
          {upload.kind === 'sending' ? <span className={styles.state}>{t('chat.uploading')}</span> : null}
          <IconButton size="small" label={t('chat.detach')} onClick={remove}>
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      )}
      <div className={styles.writing}>
        <IconButton label={t('chat.attach')} onClick={() => input.current?.click()}>
          <ImagePlus size={18} aria-hidden />
        </IconButton>
        <input
          ref={input}
          type="file"
          className={styles.file}
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('chat.attach')}
          tabIndex={-1}
          onChange={event => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <textarea
          ref={field}
          rows={1}
          className={styles.field}
          aria-label={t('chat.write')}
          aria-describedby={`${id}-told`}
          placeholder={t('chat.write')}
          value={text}
          onChange={event => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary" disabled={!isReady}>
          {t('chat.send')}
        </Button>
      </div>
      <output id={`${id}-told`} className={styles.under}>
        <span className={styles.told}>{told}</span>
        <RoomLeft left={left} />
      </output>
    </form>
  );
}
