import { useHydrated } from '@tanstack/react-router'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import { useTablet } from '../use-tablet.ts'
import { DayPart } from './DayPart.tsx'
import { PairingPart } from './PairingPart.tsx'
import { TabletFrame } from './TabletFrame.tsx'

/** The page of a department's tablet. The page of the server holds nothing of anybody. */
export function TabletPage() {
  const isHydrated = useHydrated()
  return (
    <TabletFrame>
      <QueryProvider>
        <SnackbarProvider>
          <LoginInPlaceProvider>
            {isHydrated ? <Tablet /> : <Waiting rows={3} />}
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </QueryProvider>
    </TabletFrame>
  )
}

function Tablet() {
  const { used, now, refetch } = useTablet()
  if (used.is === 'loading') return <Waiting rows={3} />
  if (used.is === 'failed')
    return <LoadFailure text={tabletErrorText(used.error)} retry={() => refetch()} />
  if (used.is !== 'open') return <PairingPart ending={used} onPaired={() => refetch()} />
  return <DayPart key={used.day.deviceId} {...used} now={now} onChange={() => refetch()} />
}
