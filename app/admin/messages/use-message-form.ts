import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '#app/ui/toast/toast.ts'
import type { MessageAnswer } from './answer-message.ts'

/** A form of a message's page, sent without leaving it; a notice says that it is done. */
export function useMessageForm(onDone: () => void = () => {}) {
  const fetcher = useFetcher<MessageAnswer>()
  const { state, data: answer } = fetcher
  const tell = useEffectEvent((message: string) => {
    toast.success(message)
    onDone()
  })
  useEffect(() => {
    if (state === 'idle' && answer?.isDone) tell(answer.message)
  }, [state, answer])
  return { Form: fetcher.Form, isBusy: state !== 'idle', answer }
}
