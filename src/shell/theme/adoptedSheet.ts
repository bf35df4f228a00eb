interface SheetOptions {
  readonly key: string;
  readonly container?: Node;
  readonly nonce?: string;
  readonly speedy?: boolean;
  readonly prepend?: boolean;
}

/**
 * Stands in for emotion's style sheet. Emotion adds `<style>` elements, which a policy of `style-src 'self'` refuses
 * even when they are empty; a constructed sheet that the document adopts is not inline style, so the policy stays whole.
 */
export class AdoptedSheet {
  readonly key: string;
  readonly container: Node;
  readonly nonce: string | undefined;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  readonly before: Element | null = null;
  readonly prepend: boolean | undefined;
  ctr = 0;
  private readonly sheet = new CSSStyleSheet();

  constructor(options: SheetOptions) {
    this.key = options.key;
    this.container = options.container ?? document.head;
    this.nonce = options.nonce;
    this.prepend = options.prepend;
    document.adoptedStyleSheets.push(this.sheet);
  }

  /** Nothing is rendered on a server, so nothing has to be taken over. */
  hydrate(): void {}

  /** Adds one rule. A rule this browser does not know (another engine's pseudo element) is left out. */
  insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
      this.ctr += 1;
    } catch {
      return;
    }
  }

  flush(): void {
    this.sheet.replaceSync('');
    this.ctr = 0;
  }
}
