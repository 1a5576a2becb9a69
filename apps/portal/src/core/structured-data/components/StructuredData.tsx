import type { Thing } from 'schema-dts'
import { toScriptText } from '../to-script-text.ts'

/** What a page is about, for search engines (schema.org). Nothing of it runs. */
export function StructuredData({ things }: { things: readonly (Thing | null)[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things.filter(Boolean) }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: toScriptText(graph) }}
    />
  )
}
