type List<Card> = { items: Card[]; total: number; page: number }
type Paging = { page: number; pageSize: number }

/** The most that the content system answers with at once. */
const mostCards = 100

/** The whole list, in steps of as much as can be had at once. */
export async function readWholeList<Card, Answer extends List<Card>>(
  ask: (paging: Paging) => Promise<Answer>,
): Promise<Answer> {
  const first = await ask({ page: 1, pageSize: mostCards })
  const items = [...first.items]
  const pages = Math.ceil(first.total / mostCards)
  for (let next = 2; next <= pages; next++)
    items.push(...(await ask({ page: next, pageSize: mostCards })).items)
  return { ...first, items }
}

/**
 * One page of those places that are open. The content system does not know what is open at a
 * moment, so everything is read and chosen from here; what it answered is kept in any case. A page
 * beyond the last one is answered with the first.
 */
export async function readOpenPage<Card, Answer extends List<Card>>(
  ask: (paging: Paging) => Promise<Answer>,
  isOpen: (card: Answer['items'][number]) => boolean,
  { page, pageSize }: Paging,
): Promise<Answer> {
  const all = await readWholeList(ask)
  const open = all.items.filter(isOpen)
  const answered = (page - 1) * pageSize < open.length ? page : 1
  return {
    ...all,
    items: open.slice((answered - 1) * pageSize, answered * pageSize),
    total: open.length,
    page: answered,
  }
}
