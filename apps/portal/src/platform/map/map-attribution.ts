import { renderContext } from '../render-context.ts'

/** Set on the document where there is a map. */
export const mapAttribute = 'data-map-attribution'

/** Whose the map is, as plain text; null where no map is configured. */
export function mapAttribution(): string | null {
  const { mapAttribution = document.documentElement.getAttribute(mapAttribute) } = renderContext()
  return mapAttribution
}
