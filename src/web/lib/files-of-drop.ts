/** Whether something that is dragged over the page is made of files. */
export function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

/**
 * The files that were dropped, those inside of folders too. Call it while the event is handled:
 * the browser forgets what was dropped right after.
 */
export async function filesOfDrop(transfer: DataTransfer): Promise<File[]> {
  const files = [...transfer.files];
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return files;

  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];

  const inside = await Promise.all((await entriesOf(entry)).map(filesOf));
  // The hidden notes that systems leave in folders are nobody's photos.
  return inside.flat().filter((file) => !file.name.startsWith('.') && file.name !== 'Thumbs.db');
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];

  // A folder is handed out in portions; the last one is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
