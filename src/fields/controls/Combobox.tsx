import { useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui';
import { folded, MAX_SEARCH_LENGTH } from '../../schemas';
import { createFilterOptions, useAutocomplete } from '../../ui/useAutocomplete';
import type { FilterOptionsState } from '../../ui/useAutocomplete';
import type { InputProps } from '../values/inputTypes';
import { ariaOf } from './aria';
import { Avatar } from '../cells/Avatar';
import styles from './input.module.css';
import { useFloating } from './useFloating';

/** One thing to choose. */
export interface ComboOption {
  readonly value: string;
  readonly text: string;
  readonly picture?: string | null;
  /** A person: shown with initials where there is no picture. */
  readonly isPerson?: boolean;
  /** A second line, which tells equals apart. */
  readonly detail?: string;
  /** Why it cannot be chosen. @default it can */
  readonly taken?: string;
  /** Further words by which it is found: its code, its name in another language. */
  readonly also?: string;
}

/** What is shown of a choice. By what else it is found matters in the list alone, and costs. */
const SHOWN: (keyof ComboOption)[] = ['value', 'text', 'picture', 'isPerson', 'detail', 'taken'];

/** What the hook looks at before it acts on a key. */
type CancellableByHook = KeyboardEvent<HTMLInputElement> & { defaultMuiPrevented?: boolean };

interface ComboboxProps extends Pick<InputProps, 'isInvalid' | 'isRequired' | 'describedBy'> {
  readonly id: string;
  readonly name?: string;
  /** Names the control where no label points at it. */
  readonly label?: string;
  readonly chosen: readonly ComboOption[];
  readonly options: readonly ComboOption[];
  readonly isMultiple: boolean;
  /** What was typed may be taken although no option says so. @default false */
  readonly isFree?: boolean;
  readonly onChoose: (values: readonly string[]) => void;
  /** Given: the options are found elsewhere by what is typed, and all of them are shown. */
  readonly onSearch?: (text: string) => void;
  readonly isLoading?: boolean;
  /** Options there are beyond those given; some of them are fetched at the end of the list. @default 0 */
  readonly more?: number;
  readonly onMore?: () => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** What is said where there is no option. @default that nothing was found */
  readonly nothingText?: string;
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
}

/** A list of choices that is searched by typing: arrows, Enter, Escape, Backspace. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { id, name, label, chosen, options, isMultiple, isFree = false, onChoose, onSearch, isLoading = false, more = 0, onMore, onBlur, translate } = props;
  const box = useRef<HTMLDivElement>(null);
  // The same choice is the same object: another one would make the hook throw away what is being typed.
  const choice = JSON.stringify(chosen, SHOWN);
  const held = useMemo(() => JSON.parse(choice) as ComboOption[], [choice]);
  const combo = useAutocomplete<ComboOption, boolean, false, boolean>({
    id,
    multiple: isMultiple,
    freeSolo: isFree,
    options: [...options],
    value: isMultiple ? held : (held[0] ?? null),
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.text),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.value),
    isOptionEqualToValue: (option, value) => option.value === value.value,
    getOptionDisabled: (option) => option.taken !== undefined,
    // Until the answer is there, the options are those of the question before: only what fits the words may be taken.
    filterOptions: onSearch ? (all: ComboOption[], { inputValue }: { inputValue: string }) => (isLoading ? all.filter((option) => fits(option, inputValue)) : all) : byWords,
    filterSelectedOptions: isMultiple && !onSearch,
    disableCloseOnSelect: isMultiple,
    autoHighlight: !isFree,
    clearOnBlur: !isFree,
    // What was typed is meant, also where nobody has pressed Enter.
    autoSelect: isFree,
    openOnFocus: false,
    onOpen: (event) => {
      // Opened by typing, it has been asked for the words already.
      if (event.type !== 'change') onSearch?.('');
    },
    onInputChange: (_, text, reason) => {
      if (reason === 'input' || reason === 'clear') onSearch?.(text);
      if (reason === 'selectOption') onSearch?.('');
    },
    onChange: (_, value) => {
      const list = (Array.isArray(value) ? value : value === null ? [] : [value]) as (ComboOption | string)[];
      onChoose([...new Set(list.map((one) => (typeof one === 'string' ? one.trim() : one.value)))].filter((one) => one !== ''));
    },
  });
  const { onBlur: closeOnBlur, ...input } = combo.getInputProps() as ReturnType<typeof combo.getInputProps> & { onBlur: (event: unknown) => void };
  const found = combo.groupedOptions as ComboOption[];
  const isListShown = combo.popupOpen && (found.length > 0 || !isFree);
  const place = useFloating({ anchor: box, isOpen: isListShown, staysOpen: isMultiple });
  const isClearable = !isMultiple && chosen.length > 0 && !props.isRequired;

  return (
    <div {...combo.getRootProps()} ref={box} className={`${styles.box} ${styles.withButton}`} data-invalid={props.isInvalid ? '' : undefined}>
      <div className={styles.chips}>
        {isMultiple &&
          chosen.map((option, index) => (
            <Chip key={option.value} text={option.text} removeLabel={translate('lectern.fields.remove', { name: option.text })} onRemove={() => onChoose(without(chosen, index))} />
          ))}
        {!isMultiple && chosen[0] && (chosen[0].picture || chosen[0].isPerson) && <Avatar title={chosen[0].text} picture={chosen[0].picture ?? null} />}
        <input
          {...input}
          maxLength={MAX_SEARCH_LENGTH}
          {...ariaOf(props)}
          id={id}
          name={name}
          aria-label={label}
          placeholder={chosen.length === 0 ? props.placeholder : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isListShown) return;
            // With the list open Enter takes an option; where there is none yet it must not send the form.
            event.preventDefault();
            // The hook remembers a place in the list; that list may have become shorter since.
            (event as CancellableByHook).defaultMuiPrevented = !isFree && !isOptionNamed(event.currentTarget);
          }}
          onBlur={(event) => {
            closeOnBlur(event);
            onBlur?.();
          }}
        />
      </div>
      {isClearable && (
        <button type="button" className={styles.clear} aria-label={translate('lectern.fields.clear')} title={translate('lectern.fields.clear')} onClick={() => onChoose([])}>
          <Icon name="close" size={16} />
        </button>
      )}
      {!isFree && (
        <button {...combo.getPopupIndicatorProps()} type="button" className={styles.clear} aria-label={translate('lectern.fields.open')}>
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {isListShown &&
        place &&
        createPortal(
          found.length > 0 ? (
            <div className={styles.list} data-layer="float" style={place}>
              <ul {...combo.getListboxProps()} className={styles.listOptions} onScroll={(event) => isNearEnd(event.currentTarget) && onMore?.()}>
                {found.map((option, index) => {
                  const { key, ...rest } = combo.getOptionProps({ option, index });
                  return (
                    <li key={key} {...rest} className={styles.option}>
                      {(option.picture || option.isPerson) && <Avatar title={option.text} picture={option.picture ?? null} />}
                      <span className={styles.optionText}>
                        <span title={option.text}>{option.text}</span>
                        {(option.taken ?? option.detail) && <span className={styles.optionDetail} title={option.taken ?? option.detail}>{option.taken ?? option.detail}</span>}
                      </span>
                      {rest['aria-selected'] === true && <Icon name="check" size={16} />}
                    </li>
                  );
                })}
              </ul>
              {more > 0 && !isLoading && <div className={styles.note} role="status">{translate('lectern.fields.moreOptions', { smart_count: more })}</div>}
            </div>
          ) : (
            <div className={styles.list} data-layer="float" style={place} role="status">
              <div className={styles.note}>{isLoading ? translate('lectern.fields.searching') : (props.nothingText ?? translate('lectern.fields.nothingFound'))}</div>
            </div>
          ),
          box.current?.closest('dialog, [data-layer="float"], main') ?? document.body,
        )}
    </div>
  );
}

function Chip({ text, removeLabel, onRemove }: { text: string; removeLabel: string; onRemove: () => void }): ReactNode {
  return (
    <span className={styles.chip}>
      <span title={text}>{text}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}

const matching = createFilterOptions<ComboOption>({ ignoreAccents: false, stringify: ({ text, also }) => folded(also === undefined ? text : `${text} ${also}`) });

/** By what is shown of them and by their further words, folded; the one whose code was typed comes first. */
function byWords(options: ComboOption[], state: FilterOptionsState<ComboOption>): ComboOption[] {
  const typed = folded(state.inputValue).trim();
  const found = matching(options, { ...state, inputValue: folded(state.inputValue) });
  return found.some((option) => isCalled(option, typed)) ? [...found].sort((one, other) => Number(isCalled(other, typed)) - Number(isCalled(one, typed))) : found;
}

function isCalled({ value, also }: ComboOption, typed: string): boolean {
  return also !== undefined && folded(value) === typed;
}

/** In px from its end. */
const NEAR = 120;

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}

/** Whether the option that the input names as active is in the list that is shown. */
function isOptionNamed(input: HTMLInputElement): boolean {
  const active = input.getAttribute('aria-activedescendant');
  return active !== null && input.ownerDocument.getElementById(active) !== null;
}

function fits(option: ComboOption, words: string): boolean {
  return folded(option.text).includes(folded(words).trim());
}

function without(options: readonly ComboOption[], index: number): string[] {
  return options.filter((_, at) => at !== index).map((option) => option.value);
}
