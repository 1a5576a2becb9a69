import { languageOf, localeOfAddress } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { SearchHit, Segment } from '../contract.ts'
import { kindName } from '../kind-names.ts'
import type { SearchKind } from '../kinds.ts'
import styles from './SearchHits.module.css'

type Props = {
  q: string
  kind: SearchKind
  /** Of all pages of the kind, shown or not. */
  count: number
  hits: readonly SearchHit[]
  isAlone: boolean
}

/** The results of one kind. */
export function SearchHits({ q, kind, count, hits, isAlone }: Props) {
  const name = kindName(kind)
  return (
    <section aria-labelledby={`kind-${kind}`} className={styles.group}>
      <h2 id={`kind-${kind}`} className={styles.heading}>
        {name}
      </h2>
      <HitList hits={hits} />
      {!isAlone && count > hits.length && (
        <p className={styles.more}>
          <SearchLink search={{ q, kind }} current={undefined} className={undefined}>
            {m.search_all_of_kind({ count, kind: name })}
          </SearchLink>
        </p>
      )}
    </section>
  )
}

/** Pages that only another language has. */
export function OtherLanguageHits({ hits }: { hits: readonly SearchHit[] }) {
  const locale = localeOfAddress(hits[0]?.href ?? '/')
  return (
    <section aria-labelledby="other-language" className={styles.group}>
      <h2 id="other-language" className={styles.heading}>
        {m.search_other_language({ language: languageName(locale) })}
      </h2>
      <HitList hits={hits} lang={languageOf(locale)} />
    </section>
  )
}

function HitList({ hits, lang }: { hits: readonly SearchHit[]; lang?: string }) {
  return (
    <ul className={styles.list} lang={lang}>
      {hits.map(({ href, title, snippet }) => (
        <li key={href} className={styles.hit}>
          <h3 className={styles.title}>
            <ContentLink href={href}>
              <Marked segments={title} />
            </ContentLink>
          </h3>
          {snippet.length > 0 && (
            <p className={styles.snippet}>
              <Marked segments={snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text, in its order
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
