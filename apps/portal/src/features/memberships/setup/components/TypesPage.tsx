import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import styles from '../../components/Membership.module.css'
import { lengthText, priceText } from '../../model/membership-texts.ts'
import type { MembershipType } from '../contract.ts'
import { settingsQuery, staffTypesQuery } from '../queries.ts'
import { SettingsFields } from './SettingsFields.tsx'
import { TypeFields } from './TypeFields.tsx'

/** Membership types with their prices, and the rules of freezing and terminating. */
export function TypesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.membership_types_heading()}
      intro={m.membership_types_intro()}
      needs={['sports', 'admin']}
    >
      {() => (
        <div className={styles.area}>
          <Types search={search} />
          <Settings />
        </div>
      )}
    </StaffPage>
  )
}

function Types({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(staffTypesQuery)
  const [edited, setEdited] = useState<MembershipType | null>(null)
  const columns = useMemo(makeColumns, [])
  return (
    <>
      <DataTable
        label={m.membership_types_heading()}
        columns={columns}
        rowId={({ code, validFrom }) => `${code} ${validFrom}`}
        source={{ rows: data?.items, error, refetch }}
        errorText={staffErrorText}
        emptyText={m.membership_types_none()}
        search={search}
        actions={{
          header: m.membership_type_action(),
          cell: (type) => (
            <Button variant="tertiary" onClick={() => edit(type)}>
              {m.membership_type_edit()}
              <span className="ds-sr-only"> {nameOf(type)}</span>
            </Button>
          ),
        }}
      />
      {data && (
        <section aria-labelledby="type-heading" className={styles.group}>
          <h2 id="type-heading" tabIndex={-1}>
            {m.membership_type_form_heading()}
          </h2>
          <p>{m.membership_type_form_text()}</p>
          <TypeFields
            key={edited ? `${edited.code} ${edited.validFrom} ${edited.version}` : 'new'}
            edited={edited}
            existing={data.items}
            onSaved={() => setEdited(null)}
          />
        </section>
      )}
    </>
  )

  function edit(type: MembershipType) {
    setEdited(type)
    document.getElementById('type-heading')?.focus()
  }
}

function Settings() {
  const { data } = useQuery(settingsQuery)
  if (!data) return null
  return (
    <section aria-labelledby="settings-heading" className={styles.group} data-after-waiting>
      <h2 id="settings-heading">{m.fitness_settings_heading()}</h2>
      <p>{m.fitness_settings_text()}</p>
      <SettingsFields settings={data} />
    </section>
  )
}

const nameOf = ({ name }: MembershipType) => textIn(name)

function makeColumns(): DataColumn<MembershipType>[] {
  return [
    { id: 'name', header: m.membership_type(), value: nameOf, isRowHeader: true, isSortable: true },
    {
      id: 'code',
      header: m.membership_type_code(),
      value: ({ code }) => code,
      isSortable: true,
    },
    {
      id: 'from',
      header: m.membership_type_valid_from(),
      value: ({ validFrom }) => validFrom,
      cell: ({ validFrom }) => formatShortDate(noonOf(validFrom)),
      isSortable: true,
    },
    {
      id: 'buyers',
      header: m.membership_type_buyers(),
      value: ({ isForStudents }) =>
        isForStudents ? m.membership_for_students() : m.membership_for_others(),
    },
    {
      id: 'price',
      header: m.membership_price(),
      value: ({ priceOre }) => priceOre / 100,
      cell: (type) => (
        <>
          {priceText(type)}
          {type.startFeeOre > 0 && (
            <small>
              {m.fitness_line_start_fee()} {formatKroner(type.startFeeOre)}
            </small>
          )}
        </>
      ),
      isSortable: true,
    },
    {
      id: 'fee',
      header: m.fitness_line_start_fee(),
      value: ({ startFeeOre }) => startFeeOre / 100,
      isHidden: true,
    },
    { id: 'length', header: m.membership_length(), value: lengthText },
    {
      id: 'offered',
      header: m.membership_type_offered(),
      value: ({ isOffered }) => (isOffered ? m.editable_yes() : m.editable_no()),
    },
  ]
}
