import { useCallback } from 'react';
import styles from './file-drop.module.css';

/** The file as a picture; its address is given back to the browser when it is no longer shown. */
export function Preview({ file }: { readonly file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt={file.name} />;
}
