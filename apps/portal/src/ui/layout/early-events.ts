/** What happened to a page before it was hydrated (platform/pages/start-after-paint.ts). */
type Early = {
  hydrated?: true
  pressed?: HTMLElement | null
  sent?: HTMLFormElement
  link?: HTMLAnchorElement | null
}

declare global {
  interface Window {
    early?: Early
  }
}

/** Follows the link that was pressed before it knew where it leads, now that it does. */
export function followHydratedLink(): void {
  const link = window.early?.link
  if (link?.isConnected && link.dataset.unhydrated === undefined) link.click()
}
