import { organisation } from './current-organisation.ts'

/** Whether icons are made of a mark that the organisation has uploaded. */
export const hasOwnMark = (): boolean => Boolean(organisation()?.pictures.mark)

/** Of an icon, in a form that changes with the mark: browsers keep icons for long. */
export function iconAddress(path: `/${string}`): string {
  const [, version] = organisation()?.pictures.mark?.address.split('?') ?? []
  return version ? `${path}?${version}` : path
}
