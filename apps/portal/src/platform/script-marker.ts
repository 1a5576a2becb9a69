import { renderContext } from './render-context.ts'

/**
 * While a page is rendered: the word by which the scripts that belong to it are known, and which
 * nobody who writes something that is in the page can know. It is gone when the page is sent.
 */
export function scriptMarker(): string | undefined {
  return renderContext().scriptMarker
}
