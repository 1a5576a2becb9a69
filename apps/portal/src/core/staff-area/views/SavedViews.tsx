import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import type { DataFilter } from '#ui/data-table/columns.ts'
import { TablePopover } from '#ui/data-table/TablePopover.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { createView, deleteView, renameView, viewsQuery } from '../queries.ts'
import { staffErrorText } from '../refusal-messages.ts'
import styles from './SavedViews.module.css'
import type { SavedView } from './saved-view.ts'
import { ViewNameForm } from './ViewNameForm.tsx'
import { isSameSearch, viewSearch } from './view-search.ts'

type Props = {
  /** Names the list: `cases`. */
  list: string
  search: TableSearch
  /** Of the list: which of the address was typed. */
  filters?: readonly Pick<DataFilter<never>, 'id' | 'kind'>[]
}

/** The caller's own views of a list: choose one, save the present one, rename and delete. */
export function SavedViews({ list, search, filters = [] }: Props) {
  const { data: views = [] } = useQuery(viewsQuery(list))
  const present = viewSearch(search, filters)
  const current = views.find((view) => isSameSearch(view.search, present))
  return (
    <TablePopover button={current ? m.staff_view_current({ name: current.name }) : m.staff_views()}>
      {(close) => (
        <ViewMenu list={list} views={views} current={current} present={present} close={close} />
      )}
    </TablePopover>
  )
}

function ViewMenu(props: {
  list: string
  views: readonly SavedView[]
  current: SavedView | undefined
  present: Readonly<Record<string, string>>
  close: () => void
}) {
  const { list, views, current, present, close } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [renamed, setRenamed] = useState<SavedView | null>(null)
  const [deleted, setDeleted] = useState<SavedView | null>(null)
  const refresh = () => queryClient.invalidateQueries(viewsQuery(list))
  const onError = (error: unknown) => showMessage(staffErrorText(error), 'error')
  const removing = useSingleMutation({
    mutationFn: (view: SavedView) => whileLoggedIn(() => deleteView(view.id)),
    onSuccess: (_, view) => setDeleted(view),
    onError,
    onSettled: refresh,
  })
  const restoring = useSingleMutation({
    mutationFn: ({ name, search }: SavedView) =>
      whileLoggedIn(() => createView({ list, name, search })),
    onSuccess: () => setDeleted(null),
    onError,
    onSettled: refresh,
  })

  async function save(name: string) {
    await whileLoggedIn(() => createView({ list, name, search: present }))
    await refresh()
    close()
    showMessage(m.staff_view_saved(), 'success')
  }

  async function rename({ id }: SavedView, name: string) {
    await whileLoggedIn(() => renameView(id, name))
    await refresh()
    setRenamed(null)
    showMessage(m.staff_view_renamed(), 'success')
  }

  return (
    <section className={styles.menu} aria-label={m.staff_views_list()}>
      {views.length === 0 && <p className={styles.hint}>{m.staff_views_none()}</p>}
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to="."
              search={view.search}
              aria-current={view === current ? 'true' : undefined}
              onClick={close}
            >
              {view.name}
            </Link>
            <Button
              variant="tertiary"
              data-size="sm"
              aria-label={m.staff_view_rename_of({ name: view.name })}
              onClick={() => setRenamed(view)}
            >
              {m.staff_view_rename()}
            </Button>
            <Button
              variant="tertiary"
              data-size="sm"
              data-color="danger"
              aria-label={m.staff_view_delete_of({ name: view.name })}
              onClick={() => removing.mutate(view)}
            >
              {m.staff_view_delete()}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.deleted}>
        {deleted && m.staff_view_deleted({ name: deleted.name })}
      </div>
      {deleted && (
        <Button
          variant="secondary"
          data-size="sm"
          // The button that deleted it is gone, and the focus with it.
          ref={(button) => button?.focus()}
          onClick={() => restoring.mutate(deleted)}
        >
          {m.staff_view_restore({ name: deleted.name })}
        </Button>
      )}
      {renamed ? (
        <ViewNameForm
          key={renamed.id}
          idPrefix={`${list}-view-rename-`}
          name={renamed.name}
          button={m.staff_view_save_name()}
          send={(name) => rename(renamed, name)}
          onCancel={() => setRenamed(null)}
        />
      ) : (
        <ViewNameForm
          key="new"
          idPrefix={`${list}-view-new-`}
          button={m.staff_view_save()}
          hint={m.staff_view_hint()}
          send={save}
        />
      )}
    </section>
  )
}
