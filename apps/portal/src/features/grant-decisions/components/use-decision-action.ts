import { type Press, usePress } from '#core/sessions/login/use-press.ts'
import { staffDecisionErrorText } from '../model/refusal-messages.ts'

type Action<Input, Answer> = Omit<Press<Input, Answer>, 'errorText'> &
  Partial<Pick<Press<Input, Answer>, 'errorText'>>

/** `usePress` with the texts of this feature. */
export const useDecisionAction = <Input = void, Answer = unknown>(action: Action<Input, Answer>) =>
  usePress({ errorText: staffDecisionErrorText, ...action })
