import { uuidQuery } from '#platform/routing/page.ts'

/** Which association, and which of its issues is open. */
export type NewsletterSearch = { association?: string; issue?: string }

const idIn = (value: unknown) =>
  typeof value === 'string' && uuidQuery.test(value) ? value : undefined

/** What is no id is left out. */
export function readNewsletterSearch(search: Record<string, unknown>): NewsletterSearch {
  const [association, issue] = [idIn(search.association), idIn(search.issue)]
  return { ...(association && { association }), ...(issue && { issue }) }
}
