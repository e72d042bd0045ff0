import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { LinkProvider } from '../../internal/LinkContext.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

function menu(onSelect = vi.fn()) {
  return inProvider(
    <Menu
      trigger={<Button>Actions</Button>}
      items={[
        { id: 'open', kind: 'link', label: 'Open', href: '#opened' },
        { id: 'copy', kind: 'action', label: 'Copy', onSelect },
        { id: 'evil', kind: 'link', label: 'Evil', href: 'javascript:alert(1)' },
      ]}
    />,
  );
}

test('opens and moves by keyboard; Escape closes and gives focus back', async () => {
  const screen = await render(menu());
  const trigger = screen.getByRole('button', { name: 'Actions' });
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('the list belongs to the landmark of its button', async () => {
  const screen = await render(<header>{menu()}</header>);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('banner').getByRole('menu')).toBeVisible();
});

test('an action is chosen by Enter', async () => {
  const onSelect = vi.fn();
  const screen = await render(menu(onSelect));
  await screen.getByRole('button', { name: 'Actions' }).click();
  // It is seen before it has the focus; a key pressed in between goes to the button.
  await expect.element(screen.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('c');
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
});

test('links are links of the app’s router, and never of another scheme', async () => {
  const seen: string[] = [];
  const screen = await render(
    <LinkProvider
      renderLink={(props) => {
        seen.push(props.href);
        return <a {...props} />;
      }}
    >
      {menu()}
    </LinkProvider>,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '#opened');
  expect(seen).toContain('#opened');
  expect(seen).not.toContain('javascript:alert(1)');
});
