import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Overview } from '../../model/contract.ts'
import { overviewQuery } from '../queries.ts'
import styles from './Overview.module.css'

type Props = {
  heading: string
  intro?: string
  children: (overview: Overview) => ReactNode
}

/** A page about all of one’s refunds; nothing personal is in the page itself. */
export function FramedOverview({ children, ...frame }: Props) {
  return (
    <MyPageFrame {...frame}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Loaded>{children}</Loaded>}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Loaded({ children }: Pick<Props, 'children'>) {
  const overview = useQuery(overviewQuery)
  if (overview.data)
    return <div className={`${partStyles.area} ${styles.area}`}>{children(overview.data)}</div>
  return overview.isError ? (
    <LoadFailure text={m.health_refund_load_error()} retry={() => overview.refetch()} />
  ) : (
    <Waiting rows={3} />
  )
}
