import { m } from '#messages'

/** What is said when an event is called off: how many are told, if anybody is. */
export const calledOffText = (told: number): string =>
  told > 0
    ? m.association_event_called_off_done({ count: told })
    : m.association_event_called_off_untold()
