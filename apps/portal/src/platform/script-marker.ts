import { renderContext } from './render-context.ts'

/**
 * While a page is rendered: the word that marks the scripts that belong to it, which nobody who
 * writes content of the page can know. It is removed when the page is sent.
 */
export function scriptMarker(): string | undefined {
  return renderContext().scriptMarker
}
