/** Message key of what came of an action, a whole notice with `%{title}`. */
export function outcomeKey({ resource, name }: { readonly resource: string; readonly name: string }): string {
  return `resources.${resource}.outcomes.${name}`;
}

/** Message key of what followed from an action, a sentence with `%{value}`; `isWaiting`: where mails wait in the outbox and the sentence says that one was sent. */
export function factKey({ resource, name, isWaiting = false }: { readonly resource: string; readonly name: string; readonly isWaiting?: boolean }): string {
  return `resources.${resource}.facts.${name}${isWaiting ? 'Waiting' : ''}`;
}
