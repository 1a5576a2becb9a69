import { languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import { Pagination } from '#ui/card-list/Pagination.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { grantsFeedAddress, grantsFileAddress } from '../../model/file-addresses.ts'
import type { Granted, GrantedItem } from '../contract.ts'
import { type GrantedSearch, grantedPageSize } from '../granted-search.ts'
import styles from './Granted.module.css'
import { GrantText } from './GrantText.tsx'

/** What was granted, to whom and for what; also what got nothing, as numbers. */
export function GrantedPage({ list, search }: { list: Granted; search: GrantedSearch }) {
  const { items, total, page, grantedOre } = list
  return (
    <CardListPage
      list={{ fixedPage: null, total, page, pageSize: grantedPageSize }}
      heading={m.grant_openness_heading()}
      intro={m.grant_openness_intro()}
      count={m.grant_openness_count({ count: total, amount: formatKroner(grantedOre) })}
      fixedPageSize
      filters={<Filters list={list} search={search} />}
      views={<Refused refused={list.refused} />}
      empty={
        <EmptyState>
          <p>{m.grant_openness_empty()}</p>
        </EmptyState>
      }
      shown={
        <>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Grant grant={item} />
              </li>
            ))}
          </ul>
          <Pagination page={page} pages={Math.ceil(total / grantedPageSize)} />
          <Files search={search} />
          <p className={styles.all}>
            <a href="#top">{m.back_to_top()}</a>
          </p>
        </>
      }
    >
      {null}
    </CardListPage>
  )
}

function Grant({ grant }: { grant: GrantedItem }) {
  const { association, title, language } = grant
  const lang = language === getLocale() ? undefined : languageOf(language)
  return (
    <article className={styles.grant}>
      <h2 lang={lang}>{title}</h2>
      <p>
        {association?.slug ? (
          <ContentLink
            href={pagePath('associationProfile', getLocale(), { slug: association.slug })}
          >
            {association.name}
          </ContentLink>
        ) : (
          (association?.name ?? m.grant_openness_person())
        )}
      </p>
      <GrantText grant={grant} withSummary />
    </article>
  )
}

function Filters({ list: { years, types }, search }: { list: Granted; search: GrantedSearch }) {
  return (
    <FilterForm
      label={m.grant_openness_filters()}
      filters={[
        {
          name: 'year',
          label: m.grant_openness_year(),
          all: m.grant_openness_all_years(),
          ...chosen(
            search.year,
            years.map((year) => ({ value: String(year), label: String(year) })),
          ),
        },
        {
          name: 'type',
          label: m.grant_openness_type(),
          all: m.grant_openness_all_types(),
          ...chosen(
            search.type,
            types.map(({ id, name }) => ({ value: id, label: textIn(name) })),
          ),
        },
      ]}
    />
  )
}

/** A choice that there is not is shown as none, as it filters nothing. */
function chosen(
  wanted: string | number | undefined,
  options: readonly { value: string; label: string }[],
) {
  const value = options.find((option) => option.value === String(wanted))?.value ?? ''
  return { options, value }
}

function Refused({ refused: { count, reasons } }: { refused: Granted['refused'] }) {
  if (count === 0) return null
  const text = m.grant_openness_refused({ count })
  if (reasons.length === 0) return <p className={styles.refused}>{text}</p>
  return (
    <details className={styles.refused}>
      <summary>{text}</summary>
      <p>{m.grant_openness_refused_because()}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.id}>
            {m.grant_openness_refused_reason({ reason: textIn(reason.name), count: reason.count })}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The same as a table, and what is new for those who follow it. They are no pages of the site. */
function Files({ search }: { search: GrantedSearch }) {
  const locale = getLocale()
  return (
    <ul className={styles.files}>
      <li>
        <a href={grantsFileAddress(locale, search)} download>
          {m.grant_openness_file()}
        </a>
      </li>
      <li>
        <a href={grantsFeedAddress(locale)}>{m.grant_openness_feed()}</a>
      </li>
    </ul>
  )
}
