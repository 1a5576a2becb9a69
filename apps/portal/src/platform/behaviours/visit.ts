let show: (address: string) => void = (address) => location.assign(address)

/**
 * Shows another address of the same page: the focus and the place of the reader stay where that is
 * possible.
 */
export function visit(address: string): void {
  show(address)
}

/** For the one who can do it without loading the document: the router, or what light pages have. */
export function provideVisit(shown: (address: string) => void): void {
  show = shown
}
