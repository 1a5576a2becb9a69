import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import type { DataFilter } from '#ui/data-table/columns.ts'
import { TablePopover } from '#ui/data-table/TablePopover.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { createView, deleteView, updateView, viewsQuery } from '../queries.ts'
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

/** The caller's own views of a list: choose one, save the present one, edit and delete. */
export function SavedViews({ list, search, filters = [] }: Props) {
  const { data: views } = useQuery(viewsQuery(list))
  const present = viewSearch(search, filters)
  const current = views?.find((view) => isSameSearch(view.search, present))
  return (
    <TablePopover button={current ? m.staff_view_current({ name: current.name }) : m.staff_views()}>
      {(close) => <ViewMenu list={list} present={present} close={close} />}
    </TablePopover>
  )
}

function ViewMenu(props: {
  list: string
  present: Readonly<Record<string, string>>
  close: () => void
}) {
  const { list, present } = props
  const { data: views, error, refetch } = useQuery(viewsQuery(list))
  return (
    <section className={styles.menu} aria-label={m.staff_views_list()}>
      {views ? (
        <Views {...props} views={views} present={present} />
      ) : error ? (
        <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={1} />
      )}
    </section>
  )
}

function Views(props: {
  list: string
  views: readonly SavedView[]
  present: Readonly<Record<string, string>>
  close: () => void
}) {
  const { list, views, present, close } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [edited, setEdited] = useState<SavedView | null>(null)
  const [deleted, setDeleted] = useState<SavedView | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const refresh = () => queryClient.invalidateQueries(viewsQuery(list))
  const onError = (error: unknown) => showMessage(staffErrorText(error), 'error')
  const removing = useSingleMutation({
    mutationFn: (view: SavedView) => whileLoggedIn(() => deleteView(view.id)),
    onSuccess: (_, view) => {
      setDeleted(view)
      if (edited?.id === view.id) setEdited(null)
      return refresh()
    },
    onError,
  })
  const restoring = useSingleMutation({
    mutationFn: ({ name, search }: SavedView) =>
      whileLoggedIn(() => createView({ list, name, search })),
    onSuccess: () => {
      setDeleted(null)
      rows.current?.focus()
      return refresh()
    },
    onError,
  })

  async function save({ name }: { name: string }) {
    await whileLoggedIn(() => createView({ list, name, search: present }))
    await refresh()
    close()
    showMessage(m.staff_view_saved(), 'success')
  }

  async function edit({ id }: SavedView, values: { name: string; replacesSearch: boolean }) {
    const change = {
      name: values.name,
      ...(values.replacesSearch && { search: present }),
    }
    try {
      await whileLoggedIn(() => updateView(id, change))
    } catch (error) {
      // Another tab may have deleted it. The answer is not awaited: there may be no network.
      refresh()
      throw error
    }
    await refresh()
    stopEditing()
    showMessage(m.staff_view_edited(), 'success')
  }

  /** The form goes, and the focus with it. */
  function stopEditing() {
    setEdited(null)
    rows.current?.focus()
  }

  return (
    <>
      {views.length === 0 && <p className={styles.hint}>{m.staff_views_none()}</p>}
      <ul ref={rows} tabIndex={-1} className={styles.list}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to="."
              search={view.search}
              aria-current={isSameSearch(view.search, present) ? 'true' : undefined}
              onClick={close}
            >
              {view.name}
            </Link>
            <Button
              variant="tertiary"
              data-size="sm"
              aria-label={m.staff_view_edit_of({ name: view.name })}
              onClick={() => setEdited(view)}
            >
              {m.staff_view_edit()}
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
          key={deleted.id}
          variant="secondary"
          data-size="sm"
          // The button that deleted it is gone, and the focus with it.
          ref={focusOnce}
          onClick={() => restoring.mutate(deleted)}
        >
          {m.staff_view_restore({ name: deleted.name })}
        </Button>
      )}
      {edited ? (
        <ViewNameForm
          key={edited.id}
          idPrefix={`${list}-view-edit-`}
          name={edited.name}
          isReplaceable={!isSameSearch(edited.search, present)}
          button={m.staff_view_save_changes()}
          send={(values) => edit(edited, values)}
          onCancel={stopEditing}
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
    </>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
