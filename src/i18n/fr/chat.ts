import type { chat as English } from '../en/chat';
import type { Translated } from '../translated';

/** Words of the chat with the assistant, in French. */
export const chat: Translated<typeof English> = {
  title: 'Assistant',
  assistant: 'Assistant',
  you: 'Vous',
  said: 'Ce qui a été dit',
  hello: 'Bonjour',
  welcome: 'Bonjour ! Demandez-moi comment ça marche, ou ce que vous voulez voir.',
  dismiss: 'Ne plus afficher',
  close: 'Fermer l’assistant',
  audio: 'Lire les réponses à voix haute',
  question: 'Votre question',
  placeholder: 'Demandez…',
  send: 'Envoyer',
  speak: 'Poser la question à voix haute',
  spoken: 'Question orale…',
  recording: 'Enregistrement : %{seconds} sur 20 secondes',
  recorded: 'Durée enregistrée',
  discard: 'Abandonner',
  typing: 'L’assistant répond…',
  noEar: 'Cette plateforme ne comprend pas encore la parole : qui l’exploite peut la configurer. Veuillez écrire.',
  lost: 'La connexion à l’assistant est perdue.',
  refused: 'L’assistant ne peut pas s’ouvrir ici pour le moment. Il est peut-être ouvert dans beaucoup de fenêtres.',
  retry: 'Réessayer',
};
