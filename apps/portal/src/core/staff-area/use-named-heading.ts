import { useTitle } from '#ui/layout/use-title.ts'

/**
 * The heading of the page of one thing. Its name is in the title too, so that tabs and the history of the
 * browser can be told apart; a name that others of the same computer must not read is not given here.
 * @param name null until it is loaded: the heading of all such things applies until then
 */
export function useNamedHeading(name: string | null, general: string): string {
  useTitle(name)
  return name ?? general
}
