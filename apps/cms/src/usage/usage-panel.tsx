import type { CollectionSlug, UIFieldServerProps } from 'payload'
import { inLanguage } from '../admin/in-language.ts'
import { findUsages, type Usage } from './find-usages.ts'

const words = {
  heading: { nb: 'Brukes her', en: 'Used here' },
  nowhere: { nb: 'Ikke brukt noe sted', en: 'Not used anywhere' },
  draft: { nb: 'bare i utkast', en: 'in a draft only' },
}

/** The items that link to this one, show it or name it, each with a link to where it is edited. */
export async function UsagePanel({ id, collectionSlug, req, i18n }: UIFieldServerProps) {
  if (id === undefined || !req.user) return null
  const { total, items } = await findUsages(
    req.payload,
    collectionSlug as CollectionSlug,
    Number(id),
  )
  const say = (text: { nb: string; en: string }) => inLanguage(i18n, text)
  const more = total - items.length

  function describe({ title, kind, places, onlyDraft }: Usage): string {
    const parts = [...(title ? [kind] : []), ...places].map(say)
    return onlyDraft ? `${parts.join(' · ')} (${say(words.draft)})` : parts.join(' · ')
  }

  return (
    <section className="field-type trivsel-usage">
      <h2>{total > 0 ? `${say(words.heading)} (${total})` : say(words.heading)}</h2>
      {total === 0 && <p>{say(words.nowhere)}</p>}
      <ul>
        {items.map((usage) => (
          <li key={usage.href}>
            <a href={usage.href}>{usage.title ?? say(usage.kind)}</a>
            <span>{describe(usage)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{say({ nb: `og ${more} til`, en: `and ${more} more` })}</p>}
    </section>
  )
}
