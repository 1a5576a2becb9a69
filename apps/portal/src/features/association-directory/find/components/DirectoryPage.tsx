import { locales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import { WordsForm } from '#ui/card-list/WordsForm.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { Directory } from '../contract.ts'
import { type DirectorySearch, directoryPageSize, isNarrowed } from '../directory-search.ts'
import { AssociationCard } from './AssociationCard.tsx'

/** All associations that students can join, searched and filtered. */
export function DirectoryPage({ list, search }: { list: Directory; search: DirectorySearch }) {
  const { items, total, page } = list
  const { q, page: _, ...filters } = search
  const words = q === undefined ? '' : String(q)
  return (
    <CardListPage
      list={{ fixedPage: null, total, page, pageSize: directoryPageSize }}
      heading={m.association_find_heading()}
      intro={m.association_find_intro()}
      count={m.association_find_count({ count: total })}
      fixedPageSize
      filters={
        <>
          <WordsForm
            id="association-words"
            label={m.association_find_words()}
            q={words}
            filters={filters}
          />
          <Filters list={list} search={search} words={words} />
        </>
      }
      views={isServiceOffered('grants') && <GrantsLink />}
      empty={<NoneFound isNarrowed={isNarrowed(search)} />}
    >
      {items.map((item, index) => (
        <AssociationCard key={item.slug} item={item} eager={index === 0} />
      ))}
    </CardListPage>
  )
}

function GrantsLink() {
  return (
    <p>
      <ContentLink href={pagePath('grantedGrants', getLocale())}>
        {m.association_find_grants()}
      </ContentLink>
    </p>
  )
}

function Filters(props: { list: Directory; search: DirectorySearch; words: string }) {
  const { list, search, words } = props
  const { institutions, campuses, topics } = list.choices
  return (
    <FilterForm
      label={m.association_find_filters()}
      sheet
      otherSearch={{ q: words === '' ? undefined : words }}
      chips={[
        {
          name: 'welcomes',
          label: m.association_find_new_members(),
          values: search.welcomes ? [search.welcomes] : [],
          options: [{ value: 'yes', label: m.association_welcomes_new() }],
        },
      ]}
      filters={[
        {
          name: 'topic',
          label: m.association_topic(),
          all: m.association_find_all_topics(),
          ...chosen(
            search.topic,
            topics.map(({ id, name }) => ({ value: id, label: textIn(name) })),
          ),
        },
        {
          name: 'institution',
          label: m.association_find_institution(),
          all: m.association_find_all_institutions(),
          ...chosen(
            search.institution,
            institutions.map(({ code, name }) => ({ value: code, label: textIn(name) })),
          ),
        },
        {
          name: 'campus',
          label: m.association_campus(),
          all: m.association_find_all_campuses(),
          ...chosen(
            search.campus,
            campuses.map(({ id, name }) => ({ value: String(id), label: textIn(name) })),
          ),
        },
        {
          name: 'language',
          label: m.association_find_language(),
          all: m.association_find_all_languages(),
          ...chosen(
            search.language,
            locales.map((locale) => ({ value: locale, label: languageName(locale) })),
          ),
        },
      ]}
    />
  )
}

/** A choice that there is not is shown as none, as it filters nothing. */
function chosen(wanted: string | undefined, options: readonly { value: string; label: string }[]) {
  return { options, value: options.find(({ value }) => value === wanted)?.value ?? '' }
}

function NoneFound(props: { isNarrowed: boolean }) {
  if (!props.isNarrowed)
    return (
      <EmptyState>
        <p>{m.association_find_empty()}</p>
      </EmptyState>
    )
  return (
    <EmptyState>
      <p>{m.association_find_none()}</p>
      <p>
        <ContentLink href={pagePath('findAssociation', getLocale())}>
          {m.association_find_clear()}
        </ContentLink>
      </p>
    </EmptyState>
  )
}
