export type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; key: string }

/** The page numbers to show: the ends, the current page and its neighbours, with gaps between. */
export function pageNumbers(current: number, pages: number): PageEntry[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index): PageEntry[] => {
    const previous = shown[index - 1] ?? page - 1
    const entry: PageEntry = { kind: 'page', page }
    if (page - previous < 2) return [entry]
    // A gap of one is that page itself.
    if (page - previous === 2) return [{ kind: 'page', page: page - 1 }, entry]
    return [{ kind: 'gap', key: `before-${page}` }, entry]
  })
}
