/** The chat with the assistant, as the console and the public page of the plans use it. */
export { chatAddress, chatConfigOf, type ChatConfig } from './chatConfig';
export { createChat, type Chat, type ChatMessage, type ChatState, type ChatStatus } from './createChat';
