import type { SiteFrame } from '@trivsel/content-contract/site'
import type { ReactNode } from 'react'
import type { TrackedName } from '#core/consent/tracked-names.ts'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Pagination } from '#ui/card-list/Pagination.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import type { SearchAnswer } from '../contract.ts'
import type { Search } from '../load-search.ts'
import { KindLinks } from './KindLinks.tsx'
import { SearchForm } from './SearchForm.tsx'
import { OtherLanguageHits, SearchHits } from './SearchHits.tsx'
import styles from './SearchPage.module.css'

type Props = {
  search: Search
  /** The main parts of the site: where to go when nothing was found, or asked. */
  sections: SiteFrame['sections']
  /** What was found in timetables; null or false when nothing was. */
  timetable?: ReactNode
}

export function SearchPage({ search, sections, timetable }: Props) {
  const { q, answer, fixedPage } = search
  return (
    <FixedPage content={fixedPage} heading={m.search_heading()}>
      <SearchForm q={q} />
      <p
        className={styles.status}
        role="status"
        data-behaviour="track-shown"
        data-tracked={trackedName(answer)}
      >
        {answer && statusText(q, answer, Boolean(timetable))}
      </p>
      {timetable}
      {answer && answer.otherLanguage.length > 0 && (
        <OtherLanguageHits hits={answer.otherLanguage} />
      )}
      {answer && answer.total > 0 ? (
        <Results q={q} answer={answer} />
      ) : timetable ? null : (
        <Suggestions sections={sections} isHelp={answer !== null} />
      )}
    </FixedPage>
  )
}

function trackedName(answer: SearchAnswer | null): TrackedName | undefined {
  if (!answer) return undefined
  return answer.total > 0 ? 'search' : 'search-without-result'
}

/** Read aloud whenever the results are others. */
function statusText(
  query: string,
  { total, mode, correction }: SearchAnswer,
  isInTimetable: boolean,
): string {
  if (isInTimetable && (total === 0 || mode !== 'all')) return m.search_in_timetable({ query })
  if (total === 0) return m.search_none({ query })
  if (correction) return m.search_corrected({ query, correction })
  if (mode === 'some') return m.search_some()
  return m.search_count({ count: total, query })
}

function Results({ q, answer }: { q: string; answer: SearchAnswer }) {
  const { kind, kinds, hits, page, pages } = answer
  const shown = kind ? kinds.filter((one) => one.kind === kind) : kinds
  return (
    <>
      <KindLinks q={q} answer={answer} />
      {shown.map((one) => (
        <SearchHits
          key={one.kind}
          q={q}
          kind={one.kind}
          count={one.count}
          hits={hits.filter((hit) => hit.kind === one.kind)}
          isAlone={kind !== null}
        />
      ))}
      {kind && <Pagination page={page} pages={pages} />}
    </>
  )
}

function Suggestions({ sections, isHelp }: { sections: Props['sections']; isHelp: boolean }) {
  const links = sections.flatMap((section) => [section, ...section.links])
  const addresses = [...new Map(links.map((link) => [link.href, link])).values()]
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className={styles.heading}>
        {m.search_suggestions()}
      </h2>
      {isHelp && <p>{m.search_none_help()}</p>}
      <ul className={styles.suggestions}>
        {addresses.map(({ href, text, openInNewTab }) => (
          <li key={href}>
            <ContentLink href={href} openInNewTab={openInNewTab}>
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
