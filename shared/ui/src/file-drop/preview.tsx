import { useCallback } from 'react';
import styles from './file-drop.module.css';

interface PreviewProps {
  readonly picture: Blob;
  readonly alt: string;
}

/** Bytes as a picture; its address is given back to the browser when it is no longer shown. */
export function Preview({ picture, alt }: PreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} className={styles.preview} alt={alt} />;
}
