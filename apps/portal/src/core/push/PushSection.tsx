import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { PushDevice } from './contract.ts'
import type { PushState } from './push-state.ts'
import { usePush } from './use-push.ts'

const texts: Record<PushState, (named: { organisation: string }) => string> = {
  on: m.push_state_on,
  off: m.push_state_off,
  denied: m.push_state_denied,
  unsupported: m.push_state_unsupported,
}

/** Messages in this browser, and in the user's other browsers. */
export function PushSection() {
  const push = usePush()
  if (push.hasFailed) return <LoadFailure text={m.push_load_error()} retry={push.retry} />
  if (push.state === undefined) return <Waiting rows={2} />
  if (push.state === null) return <p>{m.push_not_available()}</p>
  return (
    <Rows label={m.push_browsers_label()}>
      <Row
        name={m.push_this_browser()}
        details={texts[push.state]({ organisation: organisationName() })}
        action={<Switch {...push} state={push.state} />}
      />
      {push.others.map((device) => (
        <OtherBrowser
          key={device.id}
          device={device}
          isBusy={push.isBusy}
          onRemove={() => push.remove(device.id)}
        />
      ))}
    </Rows>
  )
}

function Switch(props: {
  state: PushState
  isBusy: boolean
  turnOn: () => unknown
  turnOff: () => unknown
}) {
  if (props.state === 'unsupported' || props.state === 'denied') return null
  const isOn = props.state === 'on'
  return (
    <Button
      variant="secondary"
      loading={props.isBusy}
      aria-label={isOn ? m.push_turn_off_label() : m.push_turn_on_label()}
      onClick={isOn ? props.turnOff : props.turnOn}
    >
      {isOn ? m.push_turn_off() : m.push_turn_on()}
    </Button>
  )
}

function OtherBrowser(props: { device: PushDevice; isBusy: boolean; onRemove: () => unknown }) {
  const { browser, system, since } = props.device
  const device =
    browser && system
      ? m.push_browser({ browser, system })
      : (browser ?? system ?? m.push_browser_unknown())
  const date = formatDayAndTime(new Date(since))
  return (
    <Row
      name={device}
      details={m.push_browser_since({ date })}
      action={
        <Button
          variant="tertiary"
          disabled={props.isBusy}
          aria-label={m.push_remove_label({ device, date })}
          onClick={() => props.onRemove()}
        >
          {m.push_remove()}
        </Button>
      }
    />
  )
}
