import { useEffect, useEffectEvent, useState } from 'react';
import { filesOfDrop, hasFiles } from './files-of-drop.ts';

/**
 * Hears of files that are dropped or pasted anywhere on the page. Answers whether files are held over it just now.
 * The whole page takes them, so that a near miss does not make the browser leave for the picture.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isHeldOver, setHeldOver] = useState(false);
  const take = useEffectEvent((files: File[]) => onFiles(files));

  useEffect(() => {
    const drop = async (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setHeldOver(false);
      take(await filesOfDrop(event.dataTransfer));
    };
    const hold = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setHeldOver(true);
    };
    const leave = (event: DragEvent) => {
      // Between two elements there is a related target; at the edge of the window there is none.
      if (event.relatedTarget === null) setHeldOver(false);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };

    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);

  return isHeldOver;
}
