import { renderContext } from './render-context.ts'

/** Logs that a part of a page could not be shown, while the rest of the page was. */
export function reportFailure(error: unknown): void {
  const { reportFailure = console.error } = renderContext()
  reportFailure(error)
}
