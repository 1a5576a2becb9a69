import { Button, Tag } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { roleName } from '#core/associations/names.ts'
import type { AssociationRight } from '#core/associations/rights.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { usePrivateText } from '#ui/data-table/use-private-text.ts'
import type { Member, RoleName } from '../../model/contract.ts'
import { memberStateNames } from '../../model/member-words.ts'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { dayText, rolesText, termText } from '../../model/register-texts.ts'
import { rolesQuery } from '../../roles/queries.ts'
import { registerPageSize, shortestSearch } from '../filters.ts'
import { exportMembers, membersQuery } from '../queries.ts'
import { MemberDialog } from './MemberDialog.tsx'

export function MemberTable(props: {
  id: string
  name: string
  rights: readonly AssociationRight[]
  search: TableSearch
}) {
  const { id, search } = props
  const { text, apply } = usePrivateText()
  const whileLoggedIn = useLoginInPlace()
  const searched = text.length < shortestSearch ? '' : text
  const { data, error, refetch } = useQuery({
    ...membersQuery(id, search, searched),
    placeholderData: keepPreviousData,
  })
  const { data: roles } = useQuery(rolesQuery(id))
  const [opened, setOpened] = useState<string | null>(null)
  const answersAt = props.rights.includes('members')
    ? pagePath('associationMembership', getLocale(), { id })
    : null
  const columns = useMemo(() => columnsOf(setOpened, answersAt), [answersAt])
  const filters = useMemo(
    () => filtersOf(roles?.types.map((type) => ({ ...type, typeId: type.id })) ?? []),
    [roles],
  )
  return (
    <>
      <DataTable
        label={m.register_of({ name: props.name })}
        columns={columns}
        filters={filters}
        rowId={(member) => member.id}
        source={{ rows: data?.items, error, refetch }}
        errorText={registerErrorText}
        emptyText={m.register_none()}
        search={search}
        privateText={{ label: m.register_search(), text, apply }}
        pageSize={registerPageSize}
        remote={{
          total: data?.total,
          all: async () => (await whileLoggedIn(() => exportMembers(id, search, searched))).items,
        }}
      />
      {opened && (
        <MemberDialog
          id={id}
          memberId={opened}
          rights={props.rights}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** In a narrow column it breaks where people would. */
function Address({ email }: Member) {
  const [name, domain] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}

const tones = { member: 'success', requested: 'info', ended: 'neutral' } as const

/** @param answersAt where a request is answered; null for somebody who does not answer */
function columnsOf(
  open: (memberId: string) => void,
  answersAt: string | null,
): DataColumn<Member>[] {
  return [
    {
      id: 'name',
      header: m.register_name(),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Button variant="tertiary" data-size="sm" className={styles.name} onClick={() => open(id)}>
          {name}
        </Button>
      ),
      isSortable: true,
      isRowHeader: true,
    },
    { id: 'email', header: m.register_email(), value: ({ email }) => email, cell: Address },
    {
      id: 'state',
      header: m.register_state(),
      value: ({ state }) => memberStateNames[state](),
      cell: ({ state }) => {
        const tag = <Tag data-color={tones[state]}>{memberStateNames[state]()}</Tag>
        return state === 'requested' && answersAt !== null ? (
          <ContentLink href={answersAt}>{tag}</ContentLink>
        ) : (
          tag
        )
      },
    },
    {
      id: 'until',
      header: m.register_term(),
      value: ({ until }) => until ?? '',
      cell: termText,
      isSortable: true,
    },
    { id: 'roles', header: m.register_roles(), value: ({ roles }) => rolesText(roles) },
    {
      id: 'joined',
      header: m.register_joined(),
      value: ({ joinedOn }) => joinedOn ?? '',
      cell: ({ joinedOn }) => joinedOn && dayText(joinedOn),
      isSortable: true,
    },
  ]
}

function filtersOf(roles: readonly RoleName[]): DataFilter<Member>[] {
  return [
    {
      id: 'state',
      label: m.register_state(),
      unchosen: m.register_state_present(),
      kind: [
        ...Object.entries(memberStateNames).map(([value, name]) => ({ value, text: name() })),
        { value: 'all', text: m.register_state_all() },
      ],
    },
    {
      id: 'paid',
      label: m.register_paid(),
      kind: [
        { value: 'yes', text: m.register_paid_yes() },
        { value: 'no', text: m.register_paid_no() },
      ],
    },
    {
      id: 'role',
      label: m.register_role(),
      kind: inRoleOrder(roles).map((role) => ({ value: role.typeId, text: roleName(role) })),
    },
  ]
}
