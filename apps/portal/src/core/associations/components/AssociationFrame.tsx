import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { currentPart } from '#ui/layout/current-part.ts'
import { PageTabs } from '#ui/layout/PageTabs.tsx'
import { usePublicPath } from '#ui/layout/use-public-path.ts'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { OwnAssociation } from '../contract.ts'
import { stateNames } from '../names.ts'
import { ownAssociationsQuery } from '../queries.ts'
import type { AssociationState } from '../states.ts'
import { associationTabs, isRightGiven, type WantedRight } from '../tabs.ts'
import styles from './AssociationFrame.module.css'

type Props = {
  heading: string
  /** Of the address. */
  id: string
  /** Null: everybody who has a role there sees the page; of several, one is enough. */
  right: WantedRight
  children: (association: OwnAssociation) => ReactNode
}

/** Around each page of one association on my page: its name, its state, and the ways between its pages. */
export function AssociationFrame({ heading, children, ...wanted }: Props) {
  return (
    <MyPageFrame heading={heading}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OwnPage {...wanted}>{children}</OwnPage>}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OwnPage({ id, right, children }: Omit<Props, 'heading'>) {
  const own = useQuery(ownAssociationsQuery)
  if (!own.data)
    return own.isError ? (
      <LoadFailure text={m.association_load_error()} retry={() => own.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const found = own.data.find((one) => one.id === id)
  if (!found) return <Refused text={m.association_not_found()} />
  return (
    <>
      <div className={styles.head}>
        <strong>{found.name}</strong>
        <StateTag state={found.state} />
      </div>
      <Tabs association={found} />
      {isRightGiven(right, found.rights) ? (
        children(found)
      ) : (
        <Refused text={m.association_right_missing()} />
      )}
    </>
  )
}

const tones = { new: 'info', active: 'success', inactive: 'warning', closed: 'neutral' } as const

/** The state of an association, in a word. */
export function StateTag({ state }: { state: AssociationState }) {
  return <Tag data-color={tones[state]}>{stateNames[state]()}</Tag>
}

function Tabs({ association }: { association: OwnAssociation }) {
  const path = usePublicPath()
  const tabs = associationTabs.filter(({ right }) => isRightGiven(right, association.rights))
  return (
    <PageTabs
      label={m.association_tabs_label()}
      tabs={tabs.map(({ page, name, isByQuery }) => {
        const { id } = association
        const address = pagePath(page, getLocale(), isByQuery ? {} : { id })
        const href = isByQuery ? `${address}?association=${id}` : address
        return {
          href,
          name: name(),
          current: page === 'association' && href !== path ? undefined : currentPart(href, path),
        }
      })}
    />
  )
}

function Refused({ text }: { text: string }) {
  return (
    <EmptyState>
      <p>{text}</p>
    </EmptyState>
  )
}
