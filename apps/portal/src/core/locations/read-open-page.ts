type List<Card> = { items: Card[]; total: number; page: number }
type Paging = { page: number; pageSize: number }

/** The most that the content system answers with at once. */
const mostCards = 100

/**
 * The whole list, in steps of as much as can be had at once.
 * @param fits leaves out the others
 */
export async function readWholeList<Card, Answer extends List<Card>>(
  ask: (paging: Paging) => Promise<Answer>,
  fits?: (card: Answer['items'][number]) => boolean,
): Promise<Answer> {
  const first = await ask({ page: 1, pageSize: mostCards })
  const items = [...first.items]
  const pages = Math.ceil(first.total / mostCards)
  for (let next = 2; next <= pages; next++)
    items.push(...(await ask({ page: next, pageSize: mostCards })).items)
  if (!fits) return { ...first, items }
  const fitting = items.filter(fits)
  return { ...first, items: fitting, total: fitting.length }
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
  const open = await readWholeList(ask, isOpen)
  const answered = (page - 1) * pageSize < open.total ? page : 1
  const items = open.items.slice((answered - 1) * pageSize, answered * pageSize)
  return { ...open, items, page: answered }
}
