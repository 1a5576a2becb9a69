import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { applicationStates } from '#core/grants/states.ts'
import {
  type Institution,
  institutionName,
  institutionOptions,
} from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { RoundApplication, StaffRoundDetails } from '../../model/contract.ts'
import { grantCaseErrorText } from '../../model/refusal-messages.ts'
import { applicationStateNames, stateTones } from '../../model/state-names.ts'
import { ApplicationActions } from './ApplicationActions.tsx'

type Props = { details: StaffRoundDetails; search: TableSearch }

/** The applications of a round, searched, filtered and exported as CSV. */
export function ApplicationTable({ details, search }: Props) {
  const { applications, checks, left, round, choices } = details
  const institutions = useQuery(institutionsQuery).data
  const columns = useMemo(() => makeColumns(institutions ?? [], checks), [institutions, checks])
  const filters = useMemo(
    () => makeFilters(institutions ?? [], { left, checks }),
    [institutions, left, checks],
  )
  return (
    <DataTable
      label={m.grant_cases_applications()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      source={{ rows: applications, error: null, refetch: () => undefined }}
      errorText={grantCaseErrorText}
      emptyText={m.grant_cases_applications_none()}
      search={search}
      actions={{
        header: m.grant_cases_actions(),
        cell: (application) => (
          <ApplicationActions application={application} roundId={round.id} choices={choices} />
        ),
      }}
    />
  )
}

const applicantOf = ({ applicantName }: RoundApplication): string =>
  applicantName ?? m.grant_applicant_gone()

function makeColumns(
  institutions: readonly Institution[],
  checks: number,
): DataColumn<RoundApplication>[] {
  const institutionOf = ({ institutionCode }: RoundApplication): string =>
    institutionCode === null ? '' : institutionName(institutions, institutionCode)
  return [
    {
      id: 'applicant',
      header: m.grant_applicant(),
      value: applicantOf,
      cell: (one) => (
        <>
          {one.caseId === null ? (
            applicantOf(one)
          ) : (
            <Link to="/staff/cases/$id" params={{ id: one.caseId }}>
              {applicantOf(one)}
            </Link>
          )}
          <small>{one.title}</small>
          {one.isTied && <small>{m.grant_cases_tied()}</small>}
          <small>
            {[one.reference, textIn(one.type), institutionOf(one)].filter(Boolean).join(' · ')}
          </small>
        </>
      ),
      isSortable: true,
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'title',
      header: m.grant_content_title(),
      value: ({ title }) => title,
      isHidden: true,
    },
    {
      id: 'reference',
      header: m.grant_reference(),
      value: ({ reference }) => reference,
      isHidden: true,
    },
    { id: 'type', header: m.grant_type(), value: ({ type }) => textIn(type), isHidden: true },
    {
      id: 'institution',
      header: m.grant_cases_institution(),
      value: institutionOf,
      isHidden: true,
    },
    {
      id: 'members',
      header: m.grant_cases_members_paying(),
      value: ({ payingMembers }) => payingMembers ?? '',
      isSortable: true,
      isNumeric: true,
    },
    {
      id: 'requested',
      header: m.grant_cases_requested_kroner(),
      value: ({ requestedOre }) => requestedOre / 100,
      cell: ({ requestedOre }) => formatKroner(requestedOre),
      isSortable: true,
      isNumeric: true,
    },
    {
      id: 'granted',
      header: m.grant_cases_granted_kroner(),
      value: ({ grantedOre }) => (grantedOre === null ? '' : grantedOre / 100),
      isHidden: true,
    },
    {
      id: 'state',
      header: m.grant_cases_state(),
      value: ({ state }) => applicationStateNames[state](),
      cell: ({ state, grantedOre }) => (
        <>
          <Tag data-color={stateTones[state]}>{applicationStateNames[state]()}</Tag>
          {grantedOre !== null && grantedOre > 0 && <small>{formatKroner(grantedOre)}</small>}
        </>
      ),
      isSortable: true,
    },
    {
      id: 'checked',
      header: m.grant_cases_checked(),
      value: ({ caseId, ticked }) =>
        caseId === null ? m.grant_cases_no_case() : m.grant_cases_checked_of({ ticked, checks }),
      isSortable: true,
      // Without a checklist there is nothing to tick.
      isHidden: checks === 0,
    },
    {
      id: 'sent',
      header: m.grant_sent(),
      value: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => <time dateTime={sentAt}>{formatShortDate(new Date(sentAt))}</time>,
      isSortable: true,
    },
  ]
}

function makeFilters(
  institutions: readonly Institution[],
  { left, checks }: Pick<StaffRoundDetails, 'left' | 'checks'>,
): DataFilter<RoundApplication>[] {
  return [
    {
      id: 'applicant',
      label: m.grant_cases_search(),
      kind: 'text',
      matches: (one, text) =>
        [applicantOf(one), one.title, one.reference].some((value) =>
          value.toLowerCase().includes(text.toLowerCase()),
        ),
    },
    {
      id: 'type',
      label: m.grant_type(),
      kind: left.map(({ typeId, name }) => ({ value: typeId, text: textIn(name) })),
      matches: ({ typeId }, wanted) => typeId === wanted,
    },
    {
      id: 'state',
      label: m.grant_cases_state(),
      kind: applicationStates
        .filter((state) => state !== 'draft')
        .map((value) => ({ value, text: applicationStateNames[value]() })),
      matches: ({ state }, wanted) => state === wanted,
    },
    {
      id: 'institution',
      label: m.grant_cases_institution(),
      kind: institutionOptions(institutions),
      matches: ({ institutionCode }, wanted) => institutionCode === wanted,
    },
    {
      id: 'checked',
      label: m.grant_cases_checked(),
      kind: [
        { value: 'no', text: m.grant_cases_unchecked() },
        { value: 'lost', text: m.grant_cases_no_case() },
      ],
      matches: ({ caseId, ticked }, wanted) =>
        wanted === 'lost' ? caseId === null : caseId !== null && ticked < checks,
    },
  ]
}
