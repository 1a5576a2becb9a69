import { maxFiles } from './limits.ts'

/** What is wrong with the files of a form as a whole, before any of them is sent. */
export type FilesProblem = 'FILES_REQUIRED' | 'TOO_MANY_FILES' | 'FILES_TOO_LARGE'

type Sized = { readonly size: number }

/** @param files all of them: those chosen now, and those that were sent before and stay */
export function checkFiles(files: readonly Sized[], most: number): FilesProblem | null {
  if (files.length === 0) return 'FILES_REQUIRED'
  if (files.length > most) return 'TOO_MANY_FILES'
  return sizeTogether(files) > maxFiles ? 'FILES_TOO_LARGE' : null
}

export function sizeTogether(files: readonly Sized[]): number {
  return files.reduce((total, { size }) => total + size, 0)
}
