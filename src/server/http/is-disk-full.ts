const SQLITE_FULL = 13;

/** Whether an error of the file system or of a database says that there is no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === '53100'))
    return true;
  return 'errcode' in error && error.errcode === SQLITE_FULL;
}
